// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev A coin of a stranger: `approve` returns nothing, events can be invented, and it can stop to answer.
contract MuteCoin {
    string public constant name = "Mute";
    string public constant symbol = "MUTE";
    uint8 public constant decimals = 2;

    bool public broken;
    mapping(address holder => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) private _allowed;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function setBroken(bool broken_) external {
        broken = broken_;
    }

    function approve(address spender, uint256 value) external {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        while (broken) {}
        return _allowed[owner][spender];
    }

    /// @dev Events of approvals that nobody gave.
    function pretend(address owner, uint160 first, uint160 count) external {
        for (uint160 i = 0; i < count; i++) {
            emit Approval(owner, address(first + i), 1);
        }
        emit ApprovalForAll(owner, address(first), true);
    }

    /// @dev The approval of one card: its event has the same name and types as that of a coin, and its id as a topic.
    function pretendCard(address owner, address spender, uint256 tokenId) external {
        bytes32 topic = Approval.selector;
        assembly ("memory-safe") {
            log4(0, 0, topic, owner, spender, tokenId)
        }
    }
}
