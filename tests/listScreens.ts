/** Prints the screens that anyone may see as JSON, for programs that are bundled: the features' examples are read from their folders. */
import { isServerRendered, pagesOf } from './screens.ts'

const [txHash = ''] = process.argv.slice(2)
process.stdout.write(
  JSON.stringify([...pagesOf({ txHash })].filter(([, at]) => isServerRendered(at))),
)
