import { OfMember } from '#platform/web/OfMember.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'

import { TakeRecords } from './TakeRecords.tsx'

/** Purchases and sales of the reader. */
export function OtcRecordScreen() {
  return (
    <Frame>
      <OfMember>
        <TakeRecords />
      </OfMember>
    </Frame>
  )
}
