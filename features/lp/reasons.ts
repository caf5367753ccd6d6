import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `LpStaking` and `LpPurchases`, as their interfaces and that of `Zap` name them. */
export const lpReasons: Reasons = {
  'Please active first': '請先啟用',
  'No such pool': '沒有此資金池',
  'Amount is zero': '數量為零',
  'Amount is below the minimum': '數量低於下限',
  'Amount is too large': '數量過大',
  'You have not staked that much': '您質押的數量不足',
  'Nothing to claim': '沒有可領取的獎勵',
  'End of the stream out of range': '獎勵發放的結束時間超出範圍',
  'Too little for a stream until then': '獎勵不足以發放至該時間',
  'More than this pool can ever stream': '超過此資金池所能發放的總量',
  'No reward for this pool': '此資金池沒有購買獎勵',
  'Pay with TRX or USDT': '請以 TRX 或 USDT 支付',
  'Reward is below your minimum': '獎勵低於您的下限',
  'No reward to issue': '沒有可發放的獎勵',
  'Reward waits for its time': '尚未到獎勵發放時間',
  'Reward already issued': '獎勵已發放',
  'Deadline has passed': '已超過截止時間',
  'These coins have no pool': '這些幣種沒有資金池',
  'This pool does not take that coin': '此資金池不接受該幣種',
  'Wrong amount of TRX': 'TRX 金額不符',
  'The pool is empty': '資金池為空',
  'Less liquidity than your minimum': '取得的流動性低於您的下限',
}
