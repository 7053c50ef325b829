import { type ContextType, StrictMode, startTransition, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_RemixErrorBoundary as ErrorBoundary,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from "react-router";
import { HydratedRouter, RouterProvider } from "react-router/dom";

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type Router = ReturnType<typeof createRouter>;

declare global {
  /** What React Router writes into each page (`Scripts`) and into its list of routes. */
  interface Window {
    __reactRouterContext: Omit<Framework, "manifest" | "routeModules">;
    __reactRouterManifest: Framework["manifest"];
    __reactRouterRouteModules: Framework["routeModules"];
  }
}

/** The router of a page that was made ahead: no route of ours has data of a server to start with or to fetch. */
function createPageRouter(): Router {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const router = createRouter({
    routes: createClientRoutes(manifest.routes, modules, { loaderData: {} }, false, false),
    history: createBrowserHistory(),
    hydrationData: { loaderData: Object.fromEntries(Object.keys(modules).map((route) => [route, null])) },
    mapRouteProperties,
    hydrationRouteProperties,
  });
  if (router.state.initialized) router.initialize();
  return router;
}

/**
 * What React Router's `HydratedRouter` does for such a page. The original also brings what reads streamed data, asks a
 * server for more of it and discovers routes: 4 KiB for each page that hydrates.
 */
function PageRouter({ router }: { router: Router }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => {
    // A route that has yet to be loaded, when somebody listens.
    if (!router.state.initialized) router.initialize();
    return router.subscribe((state) => setLocation(state.location));
  }, [router]);
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window;
  return (
    <>
      <FrameworkContext.Provider value={{ ...context, manifest, routeModules }}>
        <ErrorBoundary location={location}>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </FrameworkContext.Provider>
      {/* React counts ids by the places of elements, and at the build there was another here. */}
      {null}
    </>
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    // While pages are developed, React Router's own replaces their modules.
    <StrictMode>
      {import.meta.env.DEV ? <HydratedRouter /> : <PageRouter router={createPageRouter()} />}
    </StrictMode>,
  );
});
