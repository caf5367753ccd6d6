// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IWinkMid, IWinklinkWrapper} from "./IWinklink.sol";
import {IWordSource, WordReason} from "./IWordSource.sol";

/// @title Words from WINkLink's VRF.
/// @notice Pays for each word from the WIN of this contract; anyone may send some. There is no owner, and WIN leaves
/// only into requests. The binder names the contract that calls this one, once, and can do nothing else.
contract WinklinkWords is IWordSource {
    /// @notice A word was requested. `wrapperId` is the request's number with the wrapper.
    event WordAsked(uint256 indexed requestId, uint256 wrapperId);
    /// @notice The word of a request came. Its secret is the first 20 bytes of keccak256 of it.
    event WordCame(uint256 indexed requestId, bytes32 word);

    /// @dev Words of one request.
    uint32 private constant WORDS = 1;

    ITRC20 public immutable win;
    IWinkMid public immutable winkMid;
    IWinklinkWrapper public immutable wrapper;
    /// @notice Energy that the answer may use: a word is stored and emitted.
    uint32 public immutable callbackEnergy;
    /// @notice Blocks that the provider waits before it returns a word.
    uint16 public immutable confirmations;

    /// @notice Binds the source; named for ever.
    address public immutable binder;
    /// @notice The contract that calls this one; 0 before it is bound.
    address public boxes;

    mapping(uint256 wrapperId => uint256 requestId) private _requests;
    /// @inheritdoc IWordSource
    mapping(uint256 requestId => bytes32 word) public wordOf;

    /// @param binder_ Calls `bind` once BlindBoxes, whose constructor takes this address, is made.
    /// @param confirmations_ As many as make a block final, and one: before that a fork could put another block after
    /// the request's when its word is known.
    constructor(
        ITRC20 win_,
        IWinkMid winkMid_,
        IWinklinkWrapper wrapper_,
        uint32 callbackEnergy_,
        uint16 confirmations_,
        address binder_
    ) {
        win = win_;
        winkMid = winkMid_;
        wrapper = wrapper_;
        callbackEnergy = callbackEnergy_;
        confirmations = confirmations_;
        binder = binder_;
        // For ever: allowing each price again would cost the opener of a box more energy than a word costs WIN.
        win_.approve(address(winkMid_), type(uint256).max);
    }

    /// @notice Binds the source to a contract: only it may call from then on.
    /// @dev Reasons: NOT_BINDER, BOUND.
    function bind(address boxes_) external {
        if (msg.sender != binder) revert(WordReason.NOT_BINDER);
        if (boxes != address(0)) revert(WordReason.BOUND);

        // Effect:
        boxes = boxes_;
    }

    /// @inheritdoc IWordSource
    function ask(uint256 requestId) external {
        if (msg.sender != boxes) revert(WordReason.NOT_BOUND);
        uint64 price = wrapper.calculateRequestPrice(callbackEnergy, WORDS);
        if (win.balanceOf(address(this)) < price) revert(WordReason.NO_WIN);

        // Interaction: only the wrapper returns the request's number, so it is stored afterwards.
        bytes memory wish = abi.encode(callbackEnergy, confirmations, WORDS);
        if (!winkMid.transferAndCall(address(wrapper), price, wish)) revert(WordReason.REFUSED);
        uint256 wrapperId = wrapper.lastRequestId();
        // A number that is ours already: no new request was made.
        if (_requests[wrapperId] != 0) revert(WordReason.REFUSED);

        // Effect:
        _requests[wrapperId] = requestId;

        emit WordAsked(requestId, wrapperId);
    }

    /// @notice Takes the word of a request from the wrapper, which calls this by its own name. The first word stands;
    /// any other call is ignored and does not revert, since a reverted answer may not be sent again.
    /// @dev Reasons: NOT_PROVIDER.
    function rawFulfillRandomWords(uint256 wrapperId, uint256[] calldata randomWords) external {
        if (msg.sender != address(wrapper)) revert(WordReason.NOT_PROVIDER);
        uint256 requestId = _requests[wrapperId];
        if (requestId == 0 || randomWords.length == 0 || wordOf[requestId] != 0) return;
        bytes32 word = bytes32(randomWords[0]);

        // Effect: a word of 0, once in 2^256, is none.
        wordOf[requestId] = word;

        emit WordCame(requestId, word);
    }
}
