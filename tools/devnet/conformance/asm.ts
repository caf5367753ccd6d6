/**
 * Assembles what the rows are written in: names of opcodes, and numbers that are pushed in as few
 * bytes as they take (0x0001 in two). `raw:` puts bytes in as they are.
 */
const names: readonly (readonly [from: number, names: string])[] = [
  [0x00, 'STOP ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND'],
  [0x10, 'LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR SAR CLZ'],
  [0x20, 'KECCAK256'],
  [0x30, 'ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CALLDATACOPY'],
  [0x38, 'CODESIZE CODECOPY GASPRICE EXTCODESIZE EXTCODECOPY RETURNDATASIZE RETURNDATACOPY'],
  [0x3f, 'EXTCODEHASH BLOCKHASH COINBASE TIMESTAMP NUMBER DIFFICULTY GASLIMIT CHAINID'],
  [0x47, 'SELFBALANCE BASEFEE BLOBHASH BLOBBASEFEE'],
  [0x50, 'POP MLOAD MSTORE MSTORE8 SLOAD SSTORE JUMP JUMPI PC MSIZE GAS JUMPDEST'],
  [0x5c, 'TLOAD TSTORE MCOPY PUSH0'],
  [0x60, series('PUSH', 1, 32)],
  [0x80, series('DUP', 1, 16)],
  [0x90, series('SWAP', 1, 16)],
  [0xa0, series('LOG', 0, 4)],
  [0xd0, 'CALLTOKEN TOKENBALANCE CALLTOKENVALUE CALLTOKENID ISCONTRACT FREEZE UNFREEZE'],
  [0xd7, 'FREEZEEXPIRETIME VOTEWITNESS WITHDRAWREWARD FREEZEBALANCEV2 UNFREEZEBALANCEV2'],
  [0xdc, 'CANCELALLUNFREEZEV2 WITHDRAWEXPIREUNFREEZE DELEGATERESOURCE UNDELEGATERESOURCE'],
  [0xf0, 'CREATE CALL CALLCODE RETURN DELEGATECALL CREATE2'],
  [0xfa, 'STATICCALL'],
  [0xfd, 'REVERT INVALID SELFDESTRUCT'],
]

function series(name: string, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => `${name}${from + i}`).join(' ')
}

const opcodes = new Map(
  names.flatMap(([from, list]) => list.split(' ').map((name, i) => [name, from + i] as const)),
)

const byte = (value: number): string => value.toString(16).padStart(2, '0')

function assembleWord(word: string): string {
  if (word.startsWith('raw:')) return word.slice(4)
  const opcode = opcodes.get(word)
  if (opcode !== undefined) return byte(opcode)
  const digits = word.startsWith('0x') ? word.slice(2) : BigInt(word).toString(16)
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`
  if (!/^([0-9a-f]{2}){1,32}$/.test(whole)) throw new Error(`${word} is no word of a program`)
  return byte(0x5f + whole.length / 2) + whole
}

/** Hex without 0x. */
export const asm = (program: string): string =>
  program
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(assembleWord)
    .join('')

/** Leaves the word on top of the stack as what is returned; 3 + 1 + 3 + 3 + 3 + 0 energy = 13. */
export const answer = '0 MSTORE 32 0 RETURN'

/** Creation code that leaves `code` as a contract. */
export function leaving(code: string): string {
  const size = code.length / 2
  // PUSH2 size, DUP1, PUSH1 12, PUSH1 0, CODECOPY, PUSH1 0, RETURN: 12 bytes.
  return `61${size.toString(16).padStart(4, '0')}80600c6000396000f3${code}`
}
