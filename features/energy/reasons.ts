import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `LenderFactory` and its lenders: `EnergyReason.sol`. */
export const energyReasons: Reasons = {
  // LenderFactory
  'You have a lender': '您已有出租合約',
  'No such lender': '沒有此出租合約',
  // Its lenders
  'Only the factory can do this': '僅工廠合約可執行此操作',
  'Only the provider can do this': '僅提供者可執行此操作',
  'Price or least energy out of range': '價格或最低能量超出範圍',
  'At least 1 TRX': '至少 1 TRX',
  'The provider makes no new leases': '提供者已停止新租約',
  'A lease lasts 1 to 30 days': '租期為 1 至 30 天',
  'Less energy than the provider leases': '低於提供者的最低出租能量',
  'Not enough energy is free': '可租能量不足',
  'Price is above your maximum': '價格高於您的上限',
  'The receiver must be an activated account, not a contract': '接收者須為已啟用的帳戶，不可為合約',
  'No such lease': '沒有此租約',
  'The lease is not over yet': '租約尚未到期',
  'More than is free': '超過可用數量',
  '32 withdrawals are waiting: collect first': '已有 32 筆提領在等待，請先領取',
  'Nothing to collect': '沒有可領取的款項',
  'The network refused': '網路拒絕了此操作',
}
