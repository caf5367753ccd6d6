import { zeroAddress } from '#platform/std/address.ts'

/** Arguments of the factory's calls from the fields of a request; a field that lacks is an empty text, which no call has. */

type Named = Readonly<Record<string, string | undefined>>

const tokenOrder = [
  'totalSupply',
  'feeBuy',
  'feeSell',
  'lpBurnFrequency',
  'percentForLPBurn',
  'burnLimit',
  'protectTime',
  'protectFee',
  'swapThreshold',
] as const

const saleOrder = [
  'startTime',
  'presaleEthAmount',
  'tradeEthAmount',
  'maxTotalNum',
  'presaleMaxNum',
  'insideMaxNum',
  'softCapRate',
  'userLPShare',
  'devLPShare',
  'vestingDelay',
  'vestingRate',
  'vestingDis',
  'backingShare',
] as const

type Texts<List extends readonly string[]> = { readonly [I in keyof List]: string }

const inOrder = <const List extends readonly string[]>(order: List, subject: Named) =>
  order.map((key) => subject[key] ?? '') as unknown as Texts<List>

export const tokenNumbersOf = (subject: Named) => inOrder(tokenOrder, subject)
export const saleNumbersOf = (subject: Named) => inOrder(saleOrder, subject)
export const switchesOf = (subject: Named) => inOrder(['lpBurnEnabled', 'isInsideSell'], subject)

/** Who is paid; the zero address where nobody is. */
export const payee = (address: string | undefined): string => address ?? zeroAddress
