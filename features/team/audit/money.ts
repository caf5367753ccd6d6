/** What a contract emits that splits fees in coins. */
export const moneyEvents = [
  'event CoinFeeSplit(address indexed coin, address indexed payer, uint256 fee, address level1, uint256 amount1, address level2, uint256 amount2, uint256 poolAmount)',
  'event Withdrawn(address indexed account, address indexed coin, uint256 amount)',
  'event PotsPaid(address indexed coin, uint256 platformAmount, uint256 poolAmount)',
] as const
