import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Words } from "../../../../engine/language/words.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Lean } from "../lean/lean.tsx";
import type { AccountProps } from "./account.props.ts";
import "./account.css";
import { AccountTabs } from "./account-tabs.tsx";
import { AddressesPanel } from "./addresses-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { WishlistPanel } from "./wishlist-panel.tsx";

/** The account of the sample customer. */
export function Account(props: Resolved<AccountProps> & { id: string; locale: Words }) {
  const { id, title, since, profile, orders, wishlist, addresses } = props;
  return (
    <div className="account">
      <PageTitle>
        <Lean word={title} />
      </PageTitle>
      <p className="account-since">{since}</p>
      <AccountTabs
        id={id}
        label={title}
        tabs={[
          { id: "profile", label: profile.tab, panel: <ProfilePanel id={id} {...profile} /> },
          { id: "orders", label: orders.tab, panel: <OrdersPanel {...props} {...orders} /> },
          { id: "wishlist", label: wishlist.tab, panel: <WishlistPanel {...props} words={wishlist} /> },
          { id: "addresses", label: addresses.tab, panel: <AddressesPanel {...addresses} /> },
        ]}
      />
    </div>
  );
}

Account.opensPage = true;
