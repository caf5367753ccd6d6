import { defineTexts } from '../std/text.ts'

/** Texts of the platform's own parts. */
export const platformTexts = defineTexts({
  /** Chinese has no space between sentences. */
  sentences: { en: '{first} {next}', tc: '{first}{next}' },
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
  verify: { en: 'Verify', tc: '驗證' },
  youCancelled: { en: 'You cancelled', tc: '您已取消' },
  yourWallet: { en: 'Your wallet', tc: '您的錢包' },
  unlockWallet: {
    en: '{name} is locked. Unlock it and try again',
    tc: '{name} 已鎖定，請解鎖後再試',
  },
  walletSilent: {
    en: '{name} did not answer. Open it and try again',
    tc: '{name} 沒有回應，請開啟後再試',
  },
  updateWallet: {
    en: 'This version of {name} is too old. Update it and try again',
    tc: '{name} 版本過舊，請更新後再試',
  },
  walletBusy: {
    en: '{name} already shows a request. Answer it there first',
    tc: '{name} 已有待處理的請求，請先在其中回覆',
  },
  mainnet: { en: 'TRON Mainnet', tc: 'TRON 主網' },
  nile: { en: 'Nile Testnet', tc: 'Nile 測試網' },
  shasta: { en: 'Shasta Testnet', tc: 'Shasta 測試網' },
  localChain: { en: 'Local test network', tc: '本機測試網路' },
  unknownChain: { en: 'another network', tc: '其他網路' },
  otherAccount: {
    en: '{name} is set to another account. Choose the one you started with, then try again',
    tc: '{name} 目前為其他帳戶，請切換至發起此操作的帳戶後再試',
  },
  unknownNetwork: {
    en: '{name} does not know this network. Add it there, then try again',
    tc: '{name} 尚未加入此網路，請先在其中加入後再試',
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
