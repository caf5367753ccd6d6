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
  approvals: { en: 'Approvals', tc: '授權管理' },
  skipTimeLead: {
    en: 'Only on this local network. The chain time now: {time}. After more than two hours purchases wait half an hour for a price: skip one more hour.',
    tc: '僅限本機網路。目前鏈上時間：{time}。快轉超過兩小時後，購買須等待約半小時才有價格：請再快轉 1 小時。',
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
  wrongNetworkTitle: { en: 'Another network', tc: '網路不符' },
  wrongNetworkBody: {
    en: 'Your wallet is on {now}. Nothing can be signed until it is on {name}.',
    tc: '您的錢包目前位於「{now}」，切換至「{name}」後才能簽署。',
  },
  switchYourself: {
    en: 'Choose {name} in your wallet. This page notices it by itself.',
    tc: '請在錢包中選擇「{name}」，本頁會自動更新。',
  },
  switchNetwork: { en: 'Switch network', tc: '切換網路' },
  lockedTitle: { en: '{name} is locked', tc: '{name} 已鎖定' },
  lockedBody: {
    en: 'Unlock it and try again. Nothing was signed.',
    tc: '請解鎖後再試，未簽署任何內容。',
  },
  cancel: { en: 'Cancel', tc: '取消' },
  openWallet: { en: 'Open {name} to continue', tc: '請開啟 {name} 以繼續' },
  behindWindow: {
    en: 'The request may wait behind this window.',
    tc: '請求視窗可能在此視窗後方。',
  },
  silentFor: {
    en: 'No answer for {seconds} seconds. The request may wait behind this window.',
    tc: '已 {seconds} 秒沒有回應，請求視窗可能在此視窗後方。',
  },
  asked: { en: 'Asked', tc: '請求' },
  askedConnect: { en: 'Connect', tc: '連接' },
  askedNetwork: { en: 'Its network', tc: '目前網路' },
  askedMessage: { en: 'Sign in, costs nothing', tc: '登入，無須費用' },
  askedSwitch: { en: 'Switch network', tc: '切換網路' },
  givesUpIn: { en: 'Gives up in', tc: '逾時倒數' },
  minutes: {
    en: '{minutes, plural, =0 {} other {# min }}{seconds} s',
    tc: '{minutes, plural, =0 {} other {# 分 }}{seconds} 秒',
  },
  walletChain: { en: 'Your wallet', tc: '您的錢包' },
  checkAgain: { en: 'Check again', tc: '重新檢查' },
  disconnect: { en: 'Disconnect', tc: '中斷連接' },
})
