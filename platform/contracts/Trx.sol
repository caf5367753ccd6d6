// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Sending TRX out of a contract: no other file does it.
/// @dev A receiver that is not the caller gets RECEIVING energy at most, and its answer is not read: neither the one nor
/// the other costs the caller more.
/// Warning: both functions run code of the receiver. Call them last, when storage is final.
library Trx {
    /// @dev The receiver refused the TRX, or the contract did not hold it, or the call was too deep.
    string internal constant TRANSFER_FAILED = "TRX transfer failed";
    /// @dev A payment failed below a contract that called: only a wallet's own call may turn it into a credit.
    string internal constant INDIRECT = "The receiver refused: send this from a wallet";
    /// @dev A payment failed, and the receiver may have had too little energy.
    string internal constant ENERGY = "Not enough energy: raise the fee limit";

    uint256 private constant RECEIVING = 50_000;
    /// @dev Twice RECEIVING: the call's own price is below the second half, even if the contract is a busy one.
    uint256 private constant ENOUGH = 100_000;

    /// @dev Reverts where the receiver is not paid: for what its receiver collects, and for change to the caller.
    function send(address to, uint256 sun) internal {
        if (!_call(to, sun)) revert(TRANSFER_FAILED);
    }

    /// @dev For a payment to another account, which is credited where this returns false.
    /// @return sent False only where code of the receiver refused, with all of its energy and all depth before it.
    function trySend(address to, uint256 sun) internal returns (bool sent) {
        uint256 energy = gasleft();
        sent = _call(to, sun);
        if (sent) return true;
        if (to.code.length == 0) revert(TRANSFER_FAILED);
        requireDirect();
        if (energy < ENOUGH) revert(ENERGY);
    }

    /// @dev A call fails at depth 64, whatever it calls: a contract can choose that depth for us, a wallet cannot.
    /// A receiver may need any depth below its own, so no check of the depth that is left would do.
    function requireDirect() internal view {
        if (msg.sender != tx.origin) revert(INDIRECT);
    }

    function _call(address to, uint256 sun) private returns (bool sent) {
        uint256 energy = to == msg.sender ? gasleft() : RECEIVING;
        assembly ("memory-safe") {
            sent := call(energy, to, sun, 0, 0, 0, 0)
        }
    }
}
