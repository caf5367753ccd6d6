// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {TRC20Burnable} from "@openzeppelin/tron-contracts/token/TRC20/extensions/TRC20Burnable.sol";

/// @title OpenZeppelin's token that can be burnt, as it comes.
contract PeerToken is TRC20Burnable {
    constructor(string memory name_, string memory symbol_, uint256 supply, address to) TRC20(name_, symbol_) {
        _mint(to, supply);
    }
}

/// @title Makes tokens with their code, and keeps a record of each, written plainly.
contract PeerLauncher {
    struct Record {
        address creator;
        uint40 createdAt;
    }

    uint256 public immutable fee;
    mapping(address token => Record) public records;
    address[] public tokens;

    event TokenCreated(address indexed token, address indexed creator, string name, string symbol, uint256 supply);

    constructor(uint256 fee_) {
        fee = fee_;
    }

    function createToken(
        string calldata name,
        string calldata symbol,
        uint256 supply
    ) external payable returns (address token) {
        require(msg.value == fee, "FEE");
        token = address(new PeerToken(name, symbol, supply, msg.sender));
        records[token] = Record(msg.sender, uint40(block.timestamp));
        tokens.push(token);
        emit TokenCreated(token, msg.sender, name, symbol, supply);
    }
}
