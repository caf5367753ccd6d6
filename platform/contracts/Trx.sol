// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Sending TRX out of a contract.
library Trx {
    /// @dev The receiver refused the TRX, or the contract did not hold it.
    string internal constant TRANSFER_FAILED = "TRX transfer failed";

    /// @dev Warning: runs code of the receiver. Call it last, when storage is final.
    function send(address to, uint256 sun) internal {
        (bool sent, ) = to.call{value: sun}("");
        if (!sent) revert(TRANSFER_FAILED);
    }
}
