import { defineTexts } from '../std/text.ts'

/** Texts of the platform's own parts. */
export const platformTexts = defineTexts({
  timeout: {
    en: 'No answer within 10 seconds. Try again',
    tc: '10 秒內沒有回應，請再試一次',
  },
  unreachable: {
    en: 'The server cannot be reached. Check your connection',
    tc: '無法連線至伺服器，請檢查網路',
  },
  badReply: {
    en: 'The server answered in a way this app does not understand ({status})',
    tc: '伺服器回應無法辨識（{status}）',
  },
  youCancelled: { en: 'You cancelled', tc: '您已取消' },
  unlockWallet: {
    en: 'Your wallet is locked. Unlock it and try again',
    tc: '錢包已鎖定，請解鎖後再試',
  },
  updateWallet: {
    en: 'This version of the wallet is too old. Update it and try again',
    tc: '錢包版本過舊，請更新後再試',
  },
  walletBusy: {
    en: 'Your wallet already shows a request. Answer it there first',
    tc: '錢包已有待處理的請求，請先在錢包中回覆',
  },
  walletFailed: { en: 'The wallet answered: {reason}', tc: '錢包回覆：{reason}' },
  walletLocked: {
    en: 'The wallet was locked or disconnected. You are signed out',
    tc: '錢包已鎖定或中斷連線，您已登出',
  },
  accountChanged: {
    en: 'The wallet changed to another address. Sign in to go on',
    tc: '錢包已切換地址，請重新登入以繼續',
  },
  signedOutEverywhere: {
    en: 'You are signed out on all devices',
    tc: '已登出所有裝置',
  },
  sessionEnded: {
    en: 'Your sign-in has expired. Sign in again to go on',
    tc: '登入已逾時，請重新登入以繼續',
  },
})
