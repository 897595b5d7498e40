-- Photos of papers on the land of a plot. Not the farm's: they are shown with the plots that goods came from.
create table traceability.land_paper (
  id uuid primary key,
  plot_id uuid not null,
  kind text not null check (length(kind) between 1 and 40),
  file_key text not null check (length(file_key) = 64),
  added_by uuid not null references accounts.account,
  added_at timestamptz not null
);

create index land_paper_of_plot on traceability.land_paper (plot_id, id);
create index land_paper_by_file on traceability.land_paper (file_key);

-- A farmer's word on whether whoever holds what grew on a plot sees its boundary and its papers: the last one stands, and
-- silence is no.
create table traceability.plot_word (
  id bigint generated always as identity primary key,
  plot_id uuid not null,
  is_shown boolean not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index plot_word_of_plot on traceability.plot_word (plot_id, id desc);

create trigger plot_word_stays before update or delete on traceability.plot_word
  for each row execute function kit.refuse_change();
