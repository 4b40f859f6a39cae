import { generatePath, Navigate, useLocation, useParams } from "react-router";

/** An older address that leads to the present one, with everything that was in it. */
export function MovedRoute({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${generatePath(to, useParams())}${search}`} replace />;
}
