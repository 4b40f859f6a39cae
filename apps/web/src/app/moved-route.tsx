import { generatePath, Navigate, useLocation, useParams } from "react-router";

/** An older path that redirects to the current one, with its parameters. */
export function MovedRoute({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${generatePath(to, useParams())}${search}`} replace />;
}
