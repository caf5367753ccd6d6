import { useConfig } from '#platform/web/config.ts'
import { useEffect, useState } from 'react'

import type { OfferView } from '../../shapes.ts'
import type { AtNode } from './atNode.ts'

/** null while the node is asked; other: the contract has another offer of this number. */
export type Checked = AtNode | 'silent' | 'other' | null

/** The offer as the contract returns it to this browser; asked again when the server's view of it changes. */
export function useAtNode(offer: OfferView): Checked {
  const contract = useConfig()?.contracts['Otc']
  const what = `${offer.id} ${offer.order} ${offer.giveLeft}`
  const [last, setLast] = useState<{ what: string; checked: Exclude<Checked, null> } | null>(null)
  useEffect(() => {
    if (contract === undefined) return
    let wanted = true
    const check = async () => {
      try {
        const { offerAtNode } = await import('./atNode.ts')
        return (await offerAtNode(offer, contract)) ?? 'other'
      } catch {
        return 'silent'
      }
    }
    void check().then((checked) => wanted && setLast({ what, checked }))
    return () => {
      wanted = false
    }
  }, [offer, what, contract])
  return last?.what === what ? last.checked : null
}
