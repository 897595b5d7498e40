#!/bin/sh
# The user of the database whom servers work as; run by the container of PostgreSQL once, when it makes the database.
# On a database that is there already, say the same line as its owner.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role shuka_works login password :'password';
SQL
