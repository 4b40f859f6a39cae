-- Found each night among all files of the house, of which they are few.
create index files_exports_of_staff on files (created_at) where purpose = 'export' and candidate_id is null;
