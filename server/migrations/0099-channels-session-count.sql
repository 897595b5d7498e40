-- How many sessions a number began within an hour is asked as each begins.
drop index channels.session_by_phone;
create index session_of_phone on channels.session (phone, created_at);
