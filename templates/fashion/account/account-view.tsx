import { Lean } from "../blocks/lean/lean.tsx";
import { customer } from "../content/account.ts";
import "./account.css";
import { AccountTabs } from "./account-tabs.tsx";
import { AddressesPanel } from "./addresses-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { WishlistPanel } from "./wishlist-panel.tsx";

/** The account of the sample customer. */
export function AccountView() {
  return (
    <div className="block">
      <div className="account">
        <h1>
          <Lean word="Account" />
        </h1>
        <p className="account-since">
          {customer.name}, with the house since {customer.since}
        </p>
        <AccountTabs
          label="Account"
          tabs={[
            { id: "profile", label: "Profile", panel: <ProfilePanel /> },
            { id: "orders", label: "Orders", panel: <OrdersPanel /> },
            { id: "wishlist", label: "Wishlist", panel: <WishlistPanel /> },
            { id: "addresses", label: "Addresses", panel: <AddressesPanel /> },
          ]}
        />
      </div>
    </div>
  );
}
