import { defineTexts } from '#platform/std/text.ts'

import { shellTexts } from './text.ts'

/** Texts of the sheets; they come with the first of them. */
export const sheetTexts = defineTexts({
  ...shellTexts,
  signOut: { en: 'Sign out', tc: '登出' },
  signOutEverywhere: { en: 'Sign out on all devices', tc: '登出所有裝置' },
  yourAddress: { en: 'Your address', tc: '您的地址' },
  copyAddress: { en: 'Copy the address', tc: '複製地址' },
  accountTitle: { en: 'Your account', tc: '您的帳戶' },
  wallet: { en: 'Wallet', tc: '錢包' },
  network: { en: 'Network', tc: '網路' },
  status: { en: 'Status', tc: '狀態' },
  signedIn: { en: 'Signed in', tc: '已登入' },
  notSignedIn: { en: 'Connected, not signed in', tc: '已連接，尚未登入' },
  activated: { en: 'Activated', tc: '已啟用' },
  notActivated: { en: 'Not activated', tc: '未啟用' },
  activation: { en: 'Activation', tc: '啟用狀態' },
  activate: { en: 'Activate', tc: '啟用' },
  activity: { en: 'Activity', tc: '交易活動' },
  profile: { en: 'Edit profile', tc: '編輯個人檔案' },
  skipTimeLead: {
    en: 'Only on this local network. The chain time now: {time}',
    tc: '僅限本機網路。目前鏈上時間：{time}',
  },
  skipDays: {
    en: '{days, plural, one {Skip # day} other {Skip # days}}',
    tc: '快轉 {days, number} 天',
  },
  skipHour: { en: 'Skip 1 hour', tc: '快轉 1 小時' },
  skipped: { en: 'The chain time is now {time}', tc: '鏈上時間現為 {time}' },
  skipFailed: { en: 'The time could not be skipped', tc: '無法快轉時間' },
  walletSheetTitle: { en: 'Connect a wallet', tc: '連接錢包' },
  walletSheetLead: {
    en: 'The wallet keeps your keys. This app only sees your address.',
    tc: '金鑰由錢包保管，本應用僅能看到您的地址。',
  },
  lookingForWallets: { en: 'Looking for wallets…', tc: '正在尋找錢包…' },
  found: { en: 'Found', tc: '已找到' },
  notFoundYet: { en: 'Not found', tc: '未找到' },
  getWallet: { en: 'Get {name}', tc: '取得 {name}' },
  onPhone: {
    en: 'On a phone, open this page in the browser inside your wallet app.',
    tc: '使用手機時，請在錢包應用程式內的瀏覽器開啟本頁。',
  },
  demoWallet: { en: 'Demo wallet', tc: '示範錢包' },
  demoWalletLead: {
    en: 'Only on this local network. Anyone may sign as these people; their money is worth nothing.',
    tc: '僅限本機網路。任何人都能以這些示範帳戶簽署，其代幣沒有價值。',
  },
  signInAs: { en: 'Continue as {name}', tc: '以 {name} 身分繼續' },
  wrongNetworkTitle: { en: 'Your wallet is on another network', tc: '錢包位於其他網路' },
  wrongNetworkBody: {
    en: 'Switch the network in your wallet to {name}, then check again. Until then nothing can be signed.',
    tc: '請在錢包中切換至 {name} 網路，再重新檢查。在此之前無法簽署任何交易。',
  },
  walletChain: { en: 'Your wallet', tc: '您的錢包' },
  appChain: { en: 'This app', tc: '本應用' },
  checkAgain: { en: 'Check again', tc: '重新檢查' },
  disconnect: { en: 'Disconnect', tc: '中斷連接' },
})
