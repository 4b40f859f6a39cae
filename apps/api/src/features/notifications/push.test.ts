import { notifications, settings } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { sealText } from "../../secrets/vault.ts";
import { startFakePush } from "../../testing/fake-push.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { notify } from "./public.ts";
import { authAt } from "./push-subscriptions.ts";
import { sendDuePush } from "./send-push.ts";

const NOON = new Date("2026-11-18T11:00:00Z");

async function aSubscriber() {
  const service = await startFakePush();
  onTestFinished(() => service.close());
  const api = await startApi(service.env);
  api.clock.set(NOON);
  const ada = await aCandidate(api);
  await ada.as.call(settings.update, { push_notifications: true });
  await ada.as.call(notifications.subscribe, service.subscription("phone"));
  const tell = async (once_key: string) => {
    const notice = {
      candidate_id: ada.id,
      kind: "achievement" as const,
      once_key,
      says: () => ({ title: "Well done", body: "Ẹ kú iṣẹ́" }),
    };
    await notify(api.db, { ...notice, link: "/performance" }, api.clock.now());
    await api.settle();
  };
  return { service, api, ada, tell };
}

test("a push reaches every browser once, encrypted for it and signed by us", async () => {
  const { service, api, ada, tell } = await aSubscriber();
  await ada.as.call(notifications.subscribe, service.subscription("laptop"));
  await tell("a");
  await tell("a");
  await api.settle();
  expect(service.received.map(({ browser }) => browser).sort()).toEqual(["laptop", "phone"]);
  const [first] = service.received;
  expect(first?.message).toMatchObject({ title: "Well done", body: "Ẹ kú iṣẹ́", link: "/performance" });
  expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
});

test("pushes are sent in parallel, each once, and a slow service delays only one of them", async () => {
  const { service, api, ada, tell } = await aSubscriber();
  for (let at = 1; at < 8; at++) await ada.as.call(notifications.subscribe, service.subscription(`browser-${at}`));
  await tell("a");
  service.received.length = 0;
  await api.db.updateTable("push_messages").set({ due_at: NOON }).execute();
  const slow = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  let sent = 0;
  const send: typeof api.context.push.send = async (...message) => {
    if (++sent === 1) await slow.promise;
    if (sent === 8) rest.resolve();
    return api.context.push.send(...message);
  };
  const beside = { ...api.context, push: { ...api.context.push, send } };
  const sending = sendDuePush(beside);
  await rest.promise;
  slow.resolve();
  expect(await sending).toBe(8);
  expect(new Set(service.received.map(({ browser }) => browser)).size).toBe(8);
  expect(service.received).toHaveLength(8);
});

test("a browser that is gone is removed, and a busy service is asked again", async () => {
  const { service, api, tell } = await aSubscriber();
  service.answerNext(503);
  await tell("busy");
  expect(service.received).toHaveLength(0);
  api.clock.advance(70_000);
  await api.settle();
  expect(service.received).toHaveLength(1);
  for (const status of [404, 410]) {
    const endpoint = `${service.env.PUSH_TEST_ORIGIN}/phone`;
    const { keys } = service.subscription("phone");
    await api.db
      .updateTable("push_subscriptions")
      .set({ endpoint, auth: sealText(authAt(endpoint), keys.auth), p256dh: keys.p256dh })
      .execute();
    service.answerNext(status);
    await tell(`gone-${status}`);
    expect(await api.db.selectFrom("push_subscriptions").select("id").execute()).toEqual([]);
    const again = service.subscription("phone");
    const { id } = await api.db.selectFrom("candidates").select("id").executeTakeFirstOrThrow();
    const { p256dh } = again.keys;
    const auth = sealText(authAt(again.endpoint), again.keys.auth);
    const row = { candidate_id: id, endpoint: again.endpoint, p256dh, auth, device: "", created_at: NOON };
    await api.db.insertInto("push_subscriptions").values(row).execute();
  }
});

test("a redirect is not followed", async () => {
  const { service, api, tell } = await aSubscriber();
  service.answerNext(307);
  await tell("moved");
  api.clock.advance(3_600_000);
  await api.settle();
  expect(service.received).toHaveLength(0);
});

test("only the known push services are accepted", async () => {
  const { service, ada } = await aSubscriber();
  const { keys } = service.subscription("any");
  const strangers = [
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://me@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/?fcm.googleapis.com",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://10.0.0.8/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://0x7f.1/x",
    "https://2130706433/x",
    "http://127.0.0.1:1/x",
    "file:///etc/passwd",
    "ftp://web.push.apple.com/x",
    "//fcm.googleapis.com/x",
    "not an address",
  ];
  for (const endpoint of strangers) {
    const failure = await refused(ada.as.call(notifications.subscribe, { endpoint, keys }));
    expect([endpoint, failure.status, Object.keys(failure.errors)]).toEqual([endpoint, 400, ["endpoint"]]);
  }
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])
    await ada.as.call(notifications.subscribe, { endpoint, keys });
  for (const p256dh of ["short", "B".repeat(87)]) {
    const malformed = { endpoint: "https://web.push.apple.com/abc", keys: { p256dh, auth: keys.auth } };
    expect((await refused(ada.as.call(notifications.subscribe, malformed))).status).toBe(400);
  }
});

test("push off means no push, and a shared browser notifies only the last person who subscribed with it", async () => {
  const { service, api, ada, tell } = await aSubscriber();
  await ada.as.call(settings.update, { push_notifications: false });
  await tell("off");
  expect(service.received).toHaveLength(0);
  await ada.as.call(settings.update, { push_notifications: true });
  const bola = await aCandidate(api);
  const { endpoint } = await api.db.selectFrom("push_subscriptions").select("endpoint").executeTakeFirstOrThrow();
  await bola.as.call(notifications.subscribe, { ...service.subscription("phone"), endpoint });
  await tell("on");
  expect(service.received).toHaveLength(0);
  await bola.as.call(notifications.unsubscribe, { endpoint });
  expect(await api.db.selectFrom("push_subscriptions").select("id").execute()).toEqual([]);
});

test("the oldest browser is removed only for newer ones of the same candidate", async () => {
  const { service, api, ada } = await aSubscriber();
  for (let at = 0; at < 10; at++) {
    api.clock.advance(1_000);
    const other = await aCandidate(api);
    await other.as.call(notifications.subscribe, service.subscription(`other-${at}`));
  }
  api.clock.advance(1_000);
  await ada.as.call(notifications.subscribe, service.subscription("laptop"));
  const countOf = async () =>
    (await api.db.selectFrom("push_subscriptions").select("id").where("candidate_id", "=", ada.id).execute()).length;
  expect(await countOf(), "ten browsers of other students are newer than the first").toBe(2);
  for (let at = 0; at < 10; at++) {
    api.clock.advance(1_000);
    await ada.as.call(notifications.subscribe, service.subscription(`own-${at}`));
  }
  expect(await countOf()).toBe(10);
});
