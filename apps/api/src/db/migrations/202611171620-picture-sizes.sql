-- How large a picture is drawn, so that a screen keeps its room before it comes. Drawings of ours say it themselves; what was sent in
-- is measured in the background (0 where that can not be done).
alter table pictures
  add column width integer check (width >= 0),
  add column height integer check (height >= 0),
  add constraint pictures_have_both_sides check ((width is null) = (height is null));

update pictures p
set width = round(said[1]::numeric), height = round(said[2]::numeric)
from (
  select sha256, regexp_match(svg, '^<svg [^>]*viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"') as said from pictures where svg is not null
) drawn
where p.sha256 = drawn.sha256 and said is not null;

create index pictures_not_measured on pictures (sha256) where width is null and file_uuid is not null;
