-- Farmers with a guardian by the year they were born in: those under 18 are counted for the yearly return.
create index assisted_with_guardian on accounts.assisted (birth_year) where guardian is not null and removed_at is null;
