// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {IWinkMid, IWinklinkWrapper} from "./IWinklink.sol";
import {WinklinkWords} from "./WinklinkWords.sol";

contract Win is TRC20 {
    constructor() TRC20("WINkLink", "WIN") {
        _mint(msg.sender, 1e15);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// @dev Moves WIN and calls its receiver, unless it is set to refuse.
contract Mid is IWinkMid {
    Win private immutable win;
    bool public closed;

    constructor(Win win_) {
        win = win_;
    }

    function set(bool closed_) external {
        closed = closed_;
    }

    function transferAndCall(address to, uint64 tokens, bytes calldata data) external returns (bool) {
        if (closed) return false;
        win.transferFrom(msg.sender, to, tokens);
        Wrapper(to).onTokenTransfer(msg.sender, tokens, data);
        return true;
    }
}

/// @dev Numbers the requests, and returns words to their callers when the test wants it.
contract Coordinator {
    uint256 private count;

    function requestRandomWords() external returns (uint256) {
        return uint256(keccak256(abi.encode(msg.sender, ++count)));
    }

    function fulfill(Wrapper wrapper, uint256 wrapperId, uint256[] calldata randomWords) external {
        wrapper.fulfillRandomWords(wrapperId, randomWords);
    }
}

/// @dev Takes payment by `Mid` alone, and hands words on with no more energy than was requested.
contract Wrapper is IWinklinkWrapper {
    uint64 public constant PRICE = 10e6;
    address private immutable mid;
    Coordinator private immutable coordinator;

    uint256 public lastRequestId;
    /// @dev Takes WIN and makes no request.
    bool public idle;
    /// @dev Of the last request.
    uint256 public confirmations;
    uint256 public count;
    /// @dev Answers that the consumer refused.
    uint256 public refused;
    mapping(uint256 wrapperId => address consumer) private _consumers;
    mapping(uint256 wrapperId => uint256 energy) private _energy;

    constructor(address mid_, Coordinator coordinator_) {
        mid = mid_;
        coordinator = coordinator_;
    }

    function set(bool idle_) external {
        idle = idle_;
    }

    /// @dev The price rises with the energy of the answer, so that the right energy is requested.
    function calculateRequestPrice(uint32 energy, uint32 numWords) public pure returns (uint64) {
        return PRICE * numWords + energy;
    }

    function onTokenTransfer(address from, uint64 tokens, bytes calldata data) external {
        require(msg.sender == mid, "Only WinkMid");
        if (idle) return;
        uint32 energy;
        uint32 numWords;
        (energy, confirmations, numWords) = abi.decode(data, (uint32, uint16, uint32));
        require(tokens >= calculateRequestPrice(energy, numWords), "Fee too low");
        count = numWords;
        lastRequestId = coordinator.requestRandomWords();
        _consumers[lastRequestId] = from;
        _energy[lastRequestId] = energy;
    }

    function fulfillRandomWords(uint256 wrapperId, uint256[] calldata randomWords) external {
        require(msg.sender == address(coordinator), "Only the coordinator");
        bytes memory answer = abi.encodeCall(WinklinkWords.rawFulfillRandomWords, (wrapperId, randomWords));
        (bool taken,) = _consumers[wrapperId].call{gas: _energy[wrapperId]}(answer);
        if (!taken) ++refused;
    }
}
