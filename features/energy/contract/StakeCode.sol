// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title StakeOps.yul.txt, compiled: 128 bytes that Solidity has no words for.
/// @dev StakeOps.test.ts compiles it again, and reads what it can do: no storage, no call, no end of its own.
library StakeCode {
    bytes internal constant CREATION =
        hex"608080600a5f395ff3fe"
        hex"5f5f3560e01c8063d7a78db81460745780636623fc461460685780633ccfd60b14605e578063026e402b14604f57634d99dd16146041575b15"
        hex"603d57005b5f80fd5b506004356024356001df6037565b50506004356024356001de6037565b5050dd6001176037565b50506004356001db60"
        hex"37565b50506004356001da603756";
    bytes32 internal constant HASH = keccak256(
        hex"5f5f3560e01c8063d7a78db81460745780636623fc461460685780633ccfd60b14605e578063026e402b14604f57634d99dd16146041575b15"
        hex"603d57005b5f80fd5b506004356024356001df6037565b50506004356024356001de6037565b5050dd6001176037565b50506004356001db60"
        hex"37565b50506004356001da603756"
    );

    /// @dev Reverts where anything but exactly this code was made: what is delegated to never changes.
    function make() internal returns (address made) {
        bytes memory creation = CREATION;
        assembly ("memory-safe") {
            made := create(0, add(creation, 32), mload(creation))
        }
        assert(made.codehash == HASH);
    }
}
