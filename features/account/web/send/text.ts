import { defineTexts } from '#platform/std/text.ts'

/** Texts of sending a coin. */
export const sendTexts = defineTexts({
  send: { en: 'Send', tc: '轉帳' },
  sendCoins: { en: 'Send coins', tc: '轉帳' },
  ask: { en: 'Send {amount}?', tc: '轉出 {amount}？' },
  lead: { en: 'A sent coin cannot be recovered.', tc: '代幣一經轉出即無法取回。' },
  coin: { en: 'Coin', tc: '幣種' },
  amount: { en: 'Amount', tc: '數量' },
  address: { en: 'Recipient’s address', tc: '收款地址' },
  addressHint: {
    en: 'Paste it from a place you trust. Look-alike addresses begin and end like the right one.',
    tc: '請自可信來源貼上。仿冒地址的首尾可能與正確地址相同。',
  },
  notAddress: { en: 'Enter a correct TRON address', tc: '請輸入正確的 TRON 地址' },
  firstTime: {
    en: 'First time you send to this address. Check every group.',
    tc: '首次轉給此地址，請逐段核對。',
  },
  again: {
    en: '{count, plural, one {# earlier transfer} other {# earlier transfers}} to this address',
    tc: '先前曾轉帳至此地址 {count, number} 次',
  },
  similar: {
    en: 'This is not the address you know. It only looks like this one:',
    tc: '這不是您認識的地址，只是與下列地址相似：',
  },
  contract: {
    en: 'This address is a contract, not a person’s account. Only send what it is made to receive.',
    tc: '此地址是合約，不是個人帳戶。請僅轉入該合約可接收的代幣。',
  },
  newAccount: {
    en: 'This address is new on TRON: {fee} {symbol} more for its account.',
    tc: '此地址尚未在 TRON 啟用，另需 {fee} {symbol} 啟用費。',
  },
  unread: {
    en: 'Nothing is known of this address: the server does not answer.',
    tc: '伺服器沒有回應，無法查詢此地址。',
  },
  tryAgain: { en: 'Try again', tc: '再試一次' },
  withFee: {
    en: 'Balance {amount}, {fee} {symbol} of it for the network fee',
    tc: '餘額 {amount}，其中 {fee} {symbol} 保留作網路費用',
  },
  aboveWithFee: {
    en: 'At most {amount}: the rest is for the network fee',
    tc: '最多 {amount}，其餘保留作網路費用',
  },
  wait: { en: 'Check it for {seconds} s more', tc: '請再核對 {seconds} 秒' },
  to: { en: 'Recipient', tc: '收款地址' },
  units: { en: 'Amount in base units', tc: '數量（最小單位）' },
  seeHoldings: { en: 'See what I hold', tc: '查看我的資產' },
  done: { en: 'Coins sent', tc: '代幣已轉出' },
})
