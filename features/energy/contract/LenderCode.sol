// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Whose a lender is: written behind the code of its clone, 200 energy a byte once, and no slot.
library LenderCode {
    /// @dev Bytes of a clone's code before what was written behind it.
    uint256 private constant _BEFORE = 45;

    /// @dev Of any other address some number: what the factory made it knows.
    function providerOf(address lender) internal view returns (address provider) {
        assembly ("memory-safe") {
            mstore(0, 0)
            extcodecopy(lender, 12, _BEFORE, 20)
            provider := mload(0)
        }
    }
}
