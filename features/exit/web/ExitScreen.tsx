import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { Screen } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

const OwnExits = lazyComponent(async () => (await import('./OwnExits.tsx')).OwnExits, SkeletonRows)

/** Every position of an account, what comes back, and the way out of each; the chain alone is asked. */
export function ExitScreen() {
  const { address } = useSession()
  return (
    <Screen>
      <OfMember connected>
        {/* What reads contracts comes with an account. */}
        {address === null ? <SkeletonRows /> : <OwnExits />}
      </OfMember>
    </Screen>
  )
}
