-- What native readers corrected in the catalogues since the build. The language is named as in candidates' settings.
create table message_corrections (
  language text not null check (language in ('yoruba', 'igbo', 'hausa')),
  english text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (language, english)
);
