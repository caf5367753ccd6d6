import { defineTexts } from '#platform/std/text.ts'

/** The steps of every transaction, in TRON's true words. */
export const flowTexts = defineTexts({
  checking: { en: 'Checking', tc: '檢查中' },
  checked: { en: 'Checked: will succeed', tc: '已檢查：可以成功' },
  confirmInWallet: { en: 'Confirm in wallet', tc: '請在錢包確認' },
  waitingForPacking: { en: 'Waiting for packing', tc: '等待打包' },
  blockConfirming: { en: 'Block confirming', tc: '區塊確認中' },
  verifying: { en: 'Verifying', tc: '驗證中' },
  success: { en: 'Success', tc: '成功' },
  failed: { en: 'Failed', tc: '失敗' },
  notSent: { en: 'Not sent in time, nothing spent', tc: '已逾時，未扣款' },
  orderExpired: { en: 'The order has expired, nothing spent', tc: '訂單已逾時，未扣款' },
  notChecked: { en: 'Not sent: the check failed', tc: '未送出：檢查未通過' },
  waitsForYou: { en: 'Waits for you', tc: '等待您確認' },
  created: { en: 'Not paid', tc: '未付款' },

  partOf: { en: 'Step {at} of {count}', tc: '第 {at} 步，共 {count} 步' },
  contract: { en: 'Contract', tc: '合約' },
  call: { en: 'Call', tc: '呼叫' },
  signedBy: { en: 'Signed by', tc: '簽署地址' },
  mayTake: { en: 'May take', tc: '可動用' },
  spender: { en: 'Who may take it', tc: '可動用者' },
  withoutLimit: { en: '{symbol} without limit', tc: '{symbol} 無上限' },
  unlimitedWarning: {
    en: 'Without limit: all your {symbol}, now and later. Approve only what you need.',
    tc: '無上限：包括您現在與日後的所有 {symbol}。請僅授權所需數量。',
  },
  revokeHint: {
    en: 'You can take this back at any time by approving 0.',
    tc: '您可隨時將授權數量設為 0 以收回。',
  },
  revokes: { en: 'This takes an earlier approval back.', tc: '此操作將收回先前的授權。' },
  youSend: { en: 'You send', tc: '您支付' },
  nothing: { en: 'nothing', tc: '無' },
  networkFee: { en: 'Network fee', tc: '網路費用' },
  feeAbout: { en: '{fee} {symbol}, at most {most}', tc: '{fee} {symbol}，最多 {most}' },
  feeAtMost: { en: 'at most {most} {symbol}', tc: '最多 {most} {symbol}' },
  mostItCosts: { en: 'Most it can cost', tc: '最多花費' },
  holdsUntil: { en: 'Holds until', tc: '有效至' },
  transaction: { en: 'Transaction', tc: '交易' },
  viewTransaction: { en: 'View the transaction', tc: '檢視交易' },

  notNow: { en: 'Not now', tc: '暫不' },
  close: { en: 'Close', tc: '關閉' },
  done: { en: 'Done', tc: '完成' },
  tryAgain: { en: 'Try again', tc: '再試一次' },
  compare: {
    en: 'This is all that will be signed. Compare it, then confirm in your wallet.',
    tc: '以下為將簽署的全部內容，請核對後於錢包確認。',
  },
  openWallet: { en: 'Open your wallet and confirm there.', tc: '請開啟錢包並確認。' },
  mayLeave: {
    en: 'You may leave this page. Nothing is lost: Activity shows how far it is.',
    tc: '您可以離開此頁面，進度會保留在「交易活動」中。',
  },
  nothingSpent: { en: '{why}. Nothing was spent.', tc: '{why}。未扣款。' },

  rejected: { en: 'You cancelled. Nothing was spent.', tc: '您已取消，未扣款。' },
  walletSilent: {
    en: 'The wallet did not sign. Unlock it and try again',
    tc: '錢包未簽署，請解鎖後再試',
  },
  walletSaid: { en: 'The wallet answered: {words}', tc: '錢包回覆：{words}' },
  wrongSignature: {
    en: 'The wallet signed something else than what is shown. It was thrown away.',
    tc: '錢包簽署的內容與畫面不符，已捨棄。',
  },
  tampered: {
    en: 'What came back is not what was asked for ({words}). It was thrown away, nothing was signed.',
    tc: '回傳的內容與要求不符（{words}），已捨棄，未簽署。',
  },
  changed: {
    en: 'What would be signed has changed since it was shown. Compare it again.',
    tc: '待簽署的內容已變更，請重新核對。',
  },
  priceChanged: {
    en: 'The price has changed: it is now above what was shown. Look at it again, then start anew.',
    tc: '價格已變動，高於先前顯示的價格，請重新查看後再操作。',
  },
  wrongChain: {
    en: 'This is another chain than the app’s. Nothing was signed.',
    tc: '鏈與本應用不符，未簽署任何內容。',
  },
  otherAccount: {
    en: 'The wallet is set to another account than the one this was opened with.',
    tc: '錢包目前的帳戶與發起此操作的帳戶不同。',
  },
  overCap: {
    en: 'The network fee would be above the most this app allows.',
    tc: '網路費用超過本應用允許的上限。',
  },
  unreachable: {
    en: 'The network or the server does not answer. Try again in a moment.',
    tc: '網路或伺服器沒有回應，請稍後再試。',
  },
  outOfEnergy: {
    en: 'Not enough energy, about {fee} {symbol} used',
    tc: '能量不足，約消耗 {fee} {symbol}',
  },
  slow: {
    en: 'This takes longer than usual. Nothing is lost; it is looked at again every few seconds.',
    tc: '處理時間較長，不會遺失，系統將持續查詢。',
  },

  continuePaying: { en: 'Continue paying?', tc: '是否繼續支付？' },
  startedAgo: {
    en: 'You started this {age}. It was not signed.',
    tc: '您於{age}開始此操作，尚未簽署。',
  },
  priceHolds: { en: 'The price holds until {time}.', tc: '價格有效至 {time}。' },
  priceGone: {
    en: 'The price no longer holds. Nothing was spent.',
    tc: '價格已失效，未扣款。',
  },
  checkStatus: { en: 'Check status', tc: '查詢狀態' },
  statusUnsent: {
    en: 'Checked now: nothing was sent, nothing was spent.',
    tc: '剛剛查詢：未送出交易，未扣款。',
  },
  statusFailed: {
    en: 'The status could not be read. Try again.',
    tc: '無法查詢狀態，請再試一次。',
  },
  continue: { en: 'Continue', tc: '繼續' },
  discard: { en: 'Discard', tc: '放棄' },
  later: { en: 'Later', tc: '稍後' },

  activity: { en: 'Activity', tc: '交易活動' },
  more: { en: 'Show more', tc: '顯示更多' },
  noActivity: { en: 'Nothing here yet', tc: '尚無紀錄' },
  noActivityBody: {
    en: 'What you sign shows here with its true state.',
    tc: '您簽署的交易及其實際狀態會顯示於此。',
  },
})
