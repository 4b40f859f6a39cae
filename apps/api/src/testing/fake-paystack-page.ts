// The payment page of the fake Paystack.
import type { FakeTransaction } from "./fake-paystack-state.ts";

const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function hostedPage({ access_code, amount, currency, customer, plan }: FakeTransaction): string {
  const sum = `${currency === "NGN" ? "₦" : `${currency} `}${(amount / 100).toLocaleString("en-NG")}`;
  const button = (action: string, label: string) =>
    `<form method="post" action="/pay/${access_code}/${action}"><button>${label}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pay ${safe(sum)}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:420px;margin:10vh auto;padding:0 16px}
button{display:block;width:100%;min-height:48px;margin:8px 0;font:inherit}</style></head><body><main>
<h1>Pay ${safe(sum)}</h1><p>${safe(customer.email)}</p>
<p>This is a stand-in for Paystack. No money moves.${plan ? " The card is charged again at every renewal." : ""}</p>
${button("success", `Pay ${safe(sum)}`)}${button("failed", "Let the card be declined")}${button("leave", "Go back without paying")}
<details><summary>Trouble</summary>${button("twice", "Pay; the call comes twice")}${button("reversed", "Pay; calls come in the wrong order")}
${button("late", "Pay; the call comes a minute late")}${button("never", "Pay; no call ever comes")}${button("little", "Pay ₦1 instead")}</details>
</main></body></html>`;
}
