import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import * as z from "zod/mini";
import { App } from "./app/app.tsx";
import { reloadOnceWhenStale } from "./lib/stale-build.ts";
import "./styles/app.css";

// The pages' policy forbids eval, and zod's probe for it would be reported as a violation.
z.config({ jitless: true });
reloadOnceWhenStale();

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <App within={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
  </StrictMode>
);

if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
