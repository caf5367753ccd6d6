import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `Otc`: `OtcReason` in `IOtc.sol`, and `MoneyReason` of what it is built on. */
export const otcReasons: Reasons = {
  'Please active first': '請先啟用',
  'No coin at this address': '此地址沒有代幣',
  'Both coins are the same': '兩種代幣相同',
  'Amount out of range': '金額超出範圍',
  'Minimum lot out of range': '最小成交量超出範圍',
  'Expiry out of range': '到期時間超出範圍',
  'This is your own offer': '這是您自己的掛單',
  'This offer has ended': '此掛單已結束',
  'This is not your offer': '這不是您的掛單',
  'Changed too often: publish a new offer': '修改次數過多，請重新掛單',
  'This offer was changed': '此掛單已被修改',
  'This offer has expired': '此掛單已到期',
  'This offer has not expired': '此掛單尚未到期',
  'This offer is for another account': '此掛單僅供另一帳戶成交',
  'Take a minimum lot or more, or all that is left': '請成交最小成交量以上，或全部剩餘數量',
  'The rest would cost nothing: take all that is left': '剩餘部分價格為零，請成交全部剩餘數量',
  'Price is above your maximum': '價格高於您的上限',
  'No such coin': '沒有此幣種',
  'Wrong amount of TRX': 'TRX 金額不符',
  'Nothing to withdraw': '沒有可提領的款項',
}
