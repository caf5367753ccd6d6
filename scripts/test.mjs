// npm test: every check and every test; `npm test -- nft` only the tests under paths with that word.
//   --full  random tests and stories at full size (`npm run test:full`)
import { requireNode } from './run/node-version.mjs'

requireNode()
void import('./run/test.mjs').then((test) => test.testAll(process.argv.slice(2)))
