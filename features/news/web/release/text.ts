import { defineTexts } from '#platform/std/text.ts'

import type { ReleaseState } from './releaseState.ts'

/** One figure for each state. */
export const titles = defineTexts({
  none: { en: 'No release announced yet', tc: '尚未公告版本' },
  verifying: { en: 'Verifying the release', tc: '正在驗證版本' },
  failed: { en: 'The release could not be verified', tc: '無法驗證版本' },
  unsigned: { en: 'The release is not signed by the announcer', tc: '版本並非由公告發布者簽署' },
  unstated: { en: 'Release signed, build not stated', tc: '版本已簽署，伺服器未提供組建' },
  otherBuild: { en: 'Not the announced release', tc: '並非公告的版本' },
  otherPage: { en: 'This page is of another build', tc: '此頁面屬於另一個組建' },
  same: { en: 'The announced release', tc: '公告的版本' },
}) satisfies Record<ReleaseState, unknown>

/** What it means, and what helps. */
export const notes = defineTexts({
  none: { en: 'Nothing to compare this page with.', tc: '沒有可供比對的版本。' },
  verifying: { en: 'Its signature and its hash.', tc: '簽名與雜湊值。' },
  failed: { en: 'Reload the page before you trust it.', tc: '請先重新載入再信任此頁面。' },
  unsigned: { en: 'Sign nothing here.', tc: '請勿在此簽署。' },
  unstated: { en: 'This page was not compared.', tc: '此頁面未經比對。' },
  otherBuild: {
    en: 'The server states another hash than the signed one. Sign nothing until it is announced.',
    tc: '伺服器提供的雜湊值與簽署的不同。公告前請勿簽署。',
  },
  otherPage: {
    en: 'The server has changed since you opened it.',
    tc: '您開啟頁面後，伺服器已更新。',
  },
  same: {
    en: 'Signed, and the hash that this server states.',
    tc: '已簽署，與伺服器提供的雜湊值相符。',
  },
}) satisfies Record<ReleaseState, unknown>

export const releaseTexts = defineTexts({
  reload: { en: 'Reload', tc: '重新載入' },
  details: { en: 'Release', tc: '版本' },
  announced: { en: 'Announced', tc: '公告時間' },
  signedHash: { en: 'Signed hash', tc: '簽署的雜湊值' },
  statedHash: { en: 'Hash stated by this server', tc: '伺服器提供的雜湊值' },
  noHash: { en: 'none', tc: '無' },
  checked: {
    en: 'Checked by your browser: the announcer’s signature, and that the code of this page is of the build that the server names.',
    tc: '瀏覽器已檢查：公告發布者的簽名，以及此頁面的程式碼屬於伺服器所稱的組建。',
  },
  notChecked: {
    en: 'Not checked: whether the server states its hash truthfully. To compare each file, build the app yourself and run',
    tc: '未檢查：伺服器提供的雜湊值是否屬實。如要比對每個檔案，請自行組建並執行',
  },
  copyCommand: { en: 'Copy the command', tc: '複製指令' },
})
