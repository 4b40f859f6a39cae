-- Days, weeks and months of a candidate are days in Lagos, wherever the server stands.
create function lagos_day(at timestamptz) returns date
  language sql immutable strict parallel safe
  return (at at time zone 'Africa/Lagos')::date;
