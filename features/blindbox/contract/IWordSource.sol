// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that a source of words shows in a wallet.
library WordReason {
    /// @dev A source serves one contract for ever.
    string internal constant BOUND = "This source is bound already";
    /// @dev The account that binds the source was named when it was made.
    string internal constant NOT_BINDER = "Only the named account can bind this source";
    /// @dev Only the contract that the source is bound to calls it.
    string internal constant NOT_BOUND = "Only the blind boxes can ask";
    /// @dev The source cannot pay for the word; anyone can send it WIN.
    string internal constant NO_WIN = "Too little WIN for a random word";
    /// @dev The provider took no request.
    string internal constant REFUSED = "No random word can be asked for now";
    /// @dev Words come from the provider alone.
    string internal constant NOT_PROVIDER = "Only the provider can answer";
}

/// @title The source of the words of draws on a network that has a provider of them.
/// @notice The word of a request is unknown to all when it is requested, arrives once and never changes.
interface IWordSource {
    /// @notice Requests the word of a request. Each request is passed once.
    /// @dev Reasons: NOT_BOUND, NO_WIN, REFUSED.
    function ask(uint256 requestId) external;

    /// @notice The word of a request; 0 as long as there is none.
    function wordOf(uint256 requestId) external view returns (bytes32 word);
}
