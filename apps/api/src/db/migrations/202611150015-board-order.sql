-- Pages of a board go down by points and id together, which one comparison of rows can follow only in an index that runs
-- the same way in both.
drop index board_points_order;
create index board_points_order on board_points (board, points, candidate_id);
