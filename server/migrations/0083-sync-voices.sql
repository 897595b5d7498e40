-- Beside the two parts of a photo, the sound of a message is uploaded in pieces: `photo_id` is then the message.
alter table sync.upload drop constraint upload_part_check;
alter table sync.upload add constraint upload_part_check check (part in ('thumb', 'full', 'voice'));
