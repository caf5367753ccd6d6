import { announce, headAt } from './announce.ts'
import type { Draft } from './draft.ts'

/** What the local network announces; `release` is the hash of the built app, null where there is none. */
export const demoDrafts = (release: string | null): readonly Draft[] => [
  {
    kind: 'release',
    en: {
      title: 'Welcome to Tessera',
      body:
        'This is the first announcement of this network. Each one is signed by the announcer and carries the hash of the one before it.\n\n' +
        'Your browser checks both when you open the list.',
    },
    tc: {
      title: '歡迎使用 Tessera',
      body: '這是此網路的第一則公告。每則公告均由公告發布者簽署，並帶有前一則公告的雜湊。\n\n開啟公告列表時，您的瀏覽器會驗證兩者。',
    },
    release,
  },
  {
    kind: 'news',
    en: {
      title: 'Leave every position from one screen',
      body:
        'The screen Leave everything lists what you hold in each contract and the call that returns it.\n\n' +
        'It reads the TRON node itself. How TRON counts energy is described at https://developers.tron.network/docs/resource-model',
    },
    tc: {
      title: '在同一畫面退出所有部位',
      body: '「全部退出」畫面列出您在各合約中的持有，以及取回所需的呼叫。\n\n畫面直接讀取 TRON 節點。TRON 的能量計算方式請見 https://developers.tron.network/docs/resource-model',
    },
  },
  {
    kind: 'security',
    en: {
      title: 'Check your token approvals',
      body:
        'An approval lets a contract take your coins later, also after you have stopped using it.\n\n' +
        'Open your approvals and revoke each one that you do not need. We never ask for your keys.',
    },
    tc: {
      title: '請檢查您的代幣授權',
      body: '授權讓合約日後也能動用您的代幣，即使您已不再使用該合約。\n\n請開啟授權管理，收回不需要的授權。我們絕不會索取您的私鑰。',
    },
  },
]

/** Announces what is missing of them; how many that was. */
export async function publishDemo(
  server: string,
  key: string,
  release: string | null = null,
): Promise<number> {
  const { number } = await headAt(server)
  const missing = demoDrafts(release).slice(number)
  for (const draft of missing) await announce(server, key, draft)
  return missing.length
}
