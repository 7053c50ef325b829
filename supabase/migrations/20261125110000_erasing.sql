-- What builds let go of is looked at by the same job as what pictures let go of (server/pictures/erase-pictures.job.ts).
create trigger loosen_dropped_blob after delete on private.build_files
  for each row execute function private.loosen_blob();
