import { parseAbi } from 'viem'

/** TRC-20 of any coin: what of it concerns allowances. Some coins return nothing from `approve`; nothing is read of it. */
export const coinAbi = parseAbi([
  'function approve(address spender, uint256 value) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])

/** TRC-721 of any cards: what of it concerns operators. */
export const cardsAbi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
