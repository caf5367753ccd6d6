import { defineTexts } from '#platform/std/text.ts'

/** Texts of the frame around every screen. */
export const shellTexts = defineTexts({
  loading: { en: 'Loading', tc: '載入中' },
  more: { en: 'Show more', tc: '顯示更多' },
  tryAgain: { en: 'Try again', tc: '再試一次' },
  chunkFailed: {
    en: 'This screen did not arrive. Check your connection',
    tc: '畫面未能載入，請檢查網路',
  },
  screenBroke: {
    en: 'This screen has a fault. Nothing of yours was changed',
    tc: '此畫面發生錯誤，您的資產未受影響',
  },
  notFound: { en: 'Not found', tc: '找不到頁面' },
  notFoundTitle: { en: 'There is no such page', tc: '沒有此頁面' },
  notFoundBody: {
    en: 'The address may be mistyped, or the page has moved.',
    tc: '網址可能有誤，或頁面已移動。',
  },
  toHome: { en: 'To the home screen', tc: '返回首頁' },
  back: { en: 'Back', tc: '返回' },
  menu: { en: 'Menu', tc: '選單' },
  connect: { en: 'Connect', tc: '連接錢包' },
  connectWallet: { en: 'Connect a wallet', tc: '連接錢包' },
  signIn: { en: 'Sign in', tc: '登入' },
  signInFree: {
    en: 'Signing in costs nothing and moves nothing.',
    tc: '登入無須費用，亦不會轉移任何資產。',
  },
  review: { en: 'Review and sign', tc: '檢視並簽署' },
  account: { en: 'Account {address}', tc: '帳戶 {address}' },
  language: { en: 'Language', tc: '語言' },
  theme: { en: 'Theme', tc: '主題' },
  light: { en: 'Light', tc: '淺色' },
  dark: { en: 'Dark', tc: '深色' },
  system: { en: 'System', tc: '跟隨系統' },
  links: { en: 'Official links', tc: '官方連結' },
  localNetwork: {
    en: 'Test network: its money is worth nothing',
    tc: '本機測試網路：代幣沒有價值',
  },
  skipTime: { en: 'Skip time', tc: '快轉時間' },
  configFailed: {
    en: 'The app could not read its settings from the server',
    tc: '無法自伺服器讀取設定',
  },
  notConnectedTitle: { en: 'Connect a wallet to see this', tc: '連接錢包以檢視' },
  notSignedInTitle: { en: 'Sign in to see this', tc: '登入以檢視' },
  offlineAge: { en: 'No connection. Data from {age}', tc: '無法連線，資料時間：{age}' },
  offlineNothing: {
    en: 'You are offline. This screen fills as soon as the connection is back.',
    tc: '目前離線，恢復連線後即會顯示。',
  },
})
