import type { bePresent } from "./be-present.ts";
import type { changeSettings } from "./change-settings.ts";
import type { checkAddress } from "./check-address.ts";
import type { checkSite } from "./check-site.ts";
import type { createSite } from "./create-site.ts";
import type { cropPicture } from "./crop-picture.ts";
import type { deleteMessages } from "./delete-messages.ts";
import type { deletePicture } from "./delete-picture.ts";
import type { describeDesign } from "./describe-design.ts";
import type { describePicture } from "./describe-picture.ts";
import type { drawBeginning } from "./draw-beginning.ts";
import type { drawPage } from "./draw-page.ts";
import type { exportMessages } from "./export-messages.ts";
import type { exportSite } from "./export-site.ts";
import type { exportVisits } from "./export-visits.ts";
import type { hideSamples } from "./hide-samples.ts";
import type { importSite } from "./import-site.ts";
import type { moveSite } from "./move-site.ts";
import type { publishSite } from "./publish-site.ts";
import type { removeWebhook } from "./remove-webhook.ts";
import type { renameSite } from "./rename-site.ts";
import type { restorePicture } from "./restore-picture.ts";
import type { restoreSite } from "./restore-site.ts";
import type { rollBackSite } from "./roll-back-site.ts";
import type { saveDraft } from "./save-draft.ts";
import type { setMessageState } from "./set-message-state.ts";
import type { setWebhook } from "./set-webhook.ts";
import type { sitesAddress } from "./sites-address.ts";
import type { testWebhook } from "./test-webhook.ts";
import type { trashSite } from "./trash-site.ts";
import type { unpublishSite } from "./unpublish-site.ts";

/**
 * All commands by their names: for the browser, which needs the types of what it sends and gets alone, and none of the schemas
 * by which the server checks both.
 */
export type Commands = {
  "be-present": typeof bePresent;
  "change-settings": typeof changeSettings;
  "check-address": typeof checkAddress;
  "check-site": typeof checkSite;
  "create-site": typeof createSite;
  "crop-picture": typeof cropPicture;
  "delete-messages": typeof deleteMessages;
  "delete-picture": typeof deletePicture;
  "describe-design": typeof describeDesign;
  "describe-picture": typeof describePicture;
  "draw-beginning": typeof drawBeginning;
  "draw-page": typeof drawPage;
  "export-messages": typeof exportMessages;
  "export-site": typeof exportSite;
  "export-visits": typeof exportVisits;
  "hide-samples": typeof hideSamples;
  "import-site": typeof importSite;
  "move-site": typeof moveSite;
  "publish-site": typeof publishSite;
  "remove-webhook": typeof removeWebhook;
  "rename-site": typeof renameSite;
  "restore-picture": typeof restorePicture;
  "restore-site": typeof restoreSite;
  "roll-back-site": typeof rollBackSite;
  "save-draft": typeof saveDraft;
  "set-message-state": typeof setMessageState;
  "set-webhook": typeof setWebhook;
  "sites-address": typeof sitesAddress;
  "test-webhook": typeof testWebhook;
  "trash-site": typeof trashSite;
  "unpublish-site": typeof unpublishSite;
};
