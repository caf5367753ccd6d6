// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @dev A coin whose balances change by themselves, and that at times shares a tenth of what is sent out among its
/// holders: half of that is given back to the sender.
contract ElasticToken is TRC20 {
    bool public shares;
    address public refuses;

    constructor() TRC20("Elastic", "ELA") {
        _mint(msg.sender, 1e30);
    }

    function shrink(address account, uint256 amount) external {
        _burn(account, amount);
    }

    function grow(address account, uint256 amount) external {
        _mint(account, amount);
    }

    function setShares(bool shares_) external {
        shares = shares_;
    }

    /// @dev Whom it pays nothing.
    function setRefuses(address account) external {
        refuses = account;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        require(to != refuses, "Blacklisted");
        super.transfer(to, value);
        if (!shares) return true;
        _update(to, address(1), value / 10);
        _mint(msg.sender, value / 20);
        return true;
    }
}
