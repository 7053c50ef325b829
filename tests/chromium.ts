import type { LaunchOptions } from "@playwright/test";

/**
 * Features of Chromium that stay off. Of several lists on its command line Chromium obeys the last alone, so the one of
 * Playwright 1.65 stands here again.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The address bar's suggestions are a page of their own, which each new window starts: a third of a test's processor
  // time, for a bar that nobody sees.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How tests, contact sheet and the benchmark of weights start Chromium, with everything off that is not about the page. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Without a window it would round the width of each letter, and texts would be wider than visitors see them.
    "--font-render-hinting=none",
    `--disable-features=${disabledFeatures.join(",")}`,
  ],
} satisfies LaunchOptions;
