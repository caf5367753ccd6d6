import { isAddress, whyNoAddress } from '#platform/std/address.ts'
import { defineTexts, type Text } from '#platform/std/text.ts'

const texts = defineTexts({
  hex: {
    en: 'This is an address in hex. Enter its form that begins with T and has 34 characters',
    tc: '此為十六進位地址，請輸入以 T 開頭、共 34 個字元的地址',
  },
  shortened: {
    en: 'This address is shortened. Copy the whole address, 34 characters',
    tc: '此地址已縮短，請複製完整的 34 個字元',
  },
})

/** What is wrong with a typed address, or null; `wrong` for what is in no form of an address. */
export const addressFault = <T extends Text | null>(text: string, wrong: T): Text | T | null => {
  if (isAddress(text)) return null
  const why = whyNoAddress(text)
  return why === 'wrong' ? wrong : texts[why]
}
