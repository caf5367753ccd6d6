import { defineTexts, type Text } from '#platform/std/text.ts'

/** Series have a number on chain and no name: they are called by their number, in this order. */
const names = defineTexts({
  harbour: { en: 'Harbour', tc: '海港' },
  orchard: { en: 'Orchard', tc: '果園' },
  lantern: { en: 'Lantern', tc: '燈籠' },
  meadow: { en: 'Meadow', tc: '草原' },
  courtyard: { en: 'Courtyard', tc: '庭院' },
  lighthouse: { en: 'Lighthouse', tc: '燈塔' },
  terrace: { en: 'Terrace', tc: '露台' },
  fountain: { en: 'Fountain', tc: '噴泉' },
  vineyard: { en: 'Vineyard', tc: '葡萄園' },
  bridge: { en: 'Bridge', tc: '長橋' },
  garden: { en: 'Garden', tc: '花園' },
  tower: { en: 'Tower', tc: '塔樓' },
})
const inOrder = Object.values(names)

/** The thirteenth is called as the first; its number always stands beside it. */
export const seriesName = (id: number): Text => inOrder[(id - 1) % inOrder.length] ?? names.harbour
